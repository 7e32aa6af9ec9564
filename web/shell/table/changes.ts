/** Makes the changes that a table is told by; `server/changes.py` explains them. */

type Fields = Record<string, unknown>
type Column = unknown[] | { of: unknown; at?: number[] }

/** The new from the old, which stays as it is; parts that have not changed are the same objects. */
export function changed(old: unknown, change: unknown): unknown {
  if (!Array.isArray(change)) return descend(old, change as Fields)
  if (change.length === 1) return change[0]
  if (change.length === 2) return (change[1] as [number, Record<string, Column>][]).flatMap(([count, columns]) => rows(count, columns))
  const list = [...(old as unknown[])]
  for (let i = 0; i < change.length; i += 3) list.splice(change[i] as number, change[i + 1] as number, ...(change[i + 2] as unknown[]))
  return list
}

function descend(old: unknown, change: Fields): unknown {
  const now = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as Fields) }) as Fields
  for (const [name, part] of Object.entries(change)) {
    if (Array.isArray(part) && !part.length) delete now[name]
    else now[name] = changed(now[name], part)
  }
  return now
}

function rows(count: number, columns: Record<string, Column>): Fields[] {
  const fields = Object.entries(columns)
  return Array.from({ length: count }, (_, row) => Object.fromEntries(fields.map(([name, column]) => [name, cell(column, row)])))
}

function cell(column: Column, row: number): unknown {
  if (Array.isArray(column)) return column[row]
  return column.at ? (column.of as unknown[])[column.at[row] ?? -1] : column.of
}
