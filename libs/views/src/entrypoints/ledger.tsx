import { showInHost } from '../host/show-in-host';
import { ledgerView } from '../ledger/ledger-view';

showInHost('ledger', ledgerView);
