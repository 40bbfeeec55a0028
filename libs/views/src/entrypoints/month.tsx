import { showInHost } from '../host/show-in-host';
import { monthView } from '../month/month-view';

showInHost('month', monthView);
