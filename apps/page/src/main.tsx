import './page.css';

import { render } from 'preact';

import { App } from './shell/app';

const root = document.getElementById('page');
if (root !== null) render(<App />, root);
