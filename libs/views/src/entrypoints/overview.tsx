import { showInHost } from '../host/show-in-host';
import { overviewView } from '../overview/overview-view';

showInHost('overview', overviewView);
