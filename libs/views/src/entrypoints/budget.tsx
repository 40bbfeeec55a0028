import { budgetView } from '../budget/budget-view';
import { showInHost } from '../host/show-in-host';

showInHost('budget', budgetView);
