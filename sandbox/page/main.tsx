import { render } from 'preact'
import { App } from './app.tsx'
import { readAddress } from './frame/address.ts'
import './style/fonts.css'
import './style/base.css'
import './style/frame.css'
import './style/sidebar.css'
import './style/message.css'
import './style/markdown.css'
import './style/components.css'
import './style/media.css'
import './style/composer.css'
import './style/dialogs.css'
import './style/phone.css'

const root = document.getElementById('app')
if (root) {
  // All of them, and first: nothing is shown in other fonts, and moves when its own come.
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  document.documentElement.classList.toggle('phone', readAddress().phone)
  render(<App />, root)
}
