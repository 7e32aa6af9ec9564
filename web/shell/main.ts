import '../kit/theme.css'
import './base.css'
import './fonts.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
