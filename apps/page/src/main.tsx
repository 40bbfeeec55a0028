import { render } from 'preact';

import { App } from './shell/app';
// After the styles of the views, which it builds on.
import './page.css';

const root = document.getElementById('page');
if (root !== null) render(<App />, root);
