about = Take counters; who takes the last one wins.
option-heaps = How many heaps there are.
prompt-take = { $seat }, take counters from a heap.
log-take = { $seat } takes { $counters } from heap { $heap }.
end-empty = No counter is left.
refused-take = There are not so many counters in such a heap.
move-take = take { $counters } from heap { $heap }
