import { disposalView } from '../capital-gains/disposal-view';
import { showInHost } from '../host/show-in-host';

showInHost('disposal', disposalView);
