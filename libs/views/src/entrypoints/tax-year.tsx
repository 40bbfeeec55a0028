import { taxYearView } from '../capital-gains/tax-year-view';
import { showInHost } from '../host/show-in-host';

showInHost('tax-year', taxYearView);
