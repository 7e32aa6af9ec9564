import '../kit/theme.css'
import './page.css'
import { mount } from 'svelte'
import Page from './Page.svelte'
import type { Report } from './report'

const data = document.getElementById('report')?.textContent
const target = document.getElementById('app') as HTMLElement
if (data) mount(Page, { target, props: { report: JSON.parse(data) as Report } })
