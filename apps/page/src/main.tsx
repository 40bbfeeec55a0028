import { render } from 'preact';

import { App } from './shell/app';
// Must come after the styles of the views, which it extends.
import './styles/page.css';

const root = document.getElementById('page');
if (root !== null) render(<App />, root);
