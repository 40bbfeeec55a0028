import { DOMAIN_NAMES } from '../../domains/compose';
import { VERSION } from '../../version';

const HELP = `bursar ${VERSION}: one MCP server for the money of a household

  bursar stdio                      serve one host over stdin and stdout; this is what hosts start
  bursar http                       serve MCP and REST over HTTP, and a page for people
  bursar demo                       watch a real session with a real client
  bursar doctor                     check what a server needs, with the options of http, and say what to do
  bursar host-config HOST           print the configuration for claude-desktop, claude-code, cursor, vscode or chatgpt;
                                    --npx: of the published package, --link: one that installs it in cursor or vscode
  bursar key create --name LABEL    a key for programs; shown once. --owner NAME: of another household
  bursar key list, bursar key revoke ID, bursar key rotate ID
  bursar household show             who shares expenses
  bursar household rename ID NEW-ID NAME...
  bursar import FILE... --account ID  what bank statements hold; --commit stores it, --create-account NAME --currency CUR
  bursar import undo ID             take an import back
  bursar export                     every imported transaction on stdout; --format jsonl or csv, --account ID
  bursar backup FILE                everything that is stored in one file, also while servers run; --force replaces FILE
  bursar restore FILE               a backup into a data directory that does not exist yet, or an empty database
  bursar telegram                   answer on Telegram for the budget agent
  bursar migrate                    bring the tables up to date by hand; servers do so by themselves
  bursar cgt report FILE...         UK capital gains from .cgt or JSON files; several files are one history
  bursar cgt explain FILE... --date YYYY-MM-DD --ticker TICKER
  bursar cgt parse FILE...
  bursar cgt convert FILE...
  bursar help, bursar version

Options of whatever stores
  --data-dir DIR       BURSAR_DATA_DIR  where the bundled database lies (default: the platform's data folder)
Options of stdio and http
  --domains LIST       BURSAR_DOMAINS   ${DOMAIN_NAMES.join(',')} (default: all)
  --files DIR                           let tool arguments name files in DIR; may be given several times
  --ephemeral                           a database that disappears with the process
  --read-only          BURSAR_READ_ONLY  only tools that read
  --tool-names WHICH   BURSAR_TOOL_NAMES  portable (default), or contract: with the dots that several hosts refuse
  --unified-ledger     BURSAR_UNIFIED_LEDGER  searches and sums cover what was told to the other domains too
Options of http
  --host ADDRESS       BURSAR_HOST      default: 127.0.0.1, this machine alone
  --port PORT          BURSAR_PORT      default: 3333
  --auth MODE          BURSAR_AUTH      none (default on this machine), key (default elsewhere) or oauth (keys too)
Options of cgt
  --year YEAR          report one tax year, 2024 for 2024/25
  --format FORMAT      text (default), json or csv; for a report also pdf
  --output FILE        write to FILE instead of stdout
Environment
  BURSAR_OAUTH_ISSUER, BURSAR_OAUTH_AUDIENCE  whose tokens are taken, and whom they have to be for; both for --auth oauth
  PLANIFI_RATE_LIMIT_PER_MINUTE, PLANIFI_RATE_LIMIT_BURST  calls of one key (default: 120, 20; 0 a minute: no limit)
  PLANIFI_TRUST_FORWARDED_FOR  true where a proxy in front tells who calls
  CRISTI_ALLOWED_USER_IDS  who may use the budget agent, ids separated by commas
  CRISTI_REFINER_URL   asked what a message means where the parser is not sure
  TELEGRAM_BOT_TOKEN, CRISTI_TELEGRAM_WEBHOOK (true: messages come to the HTTP server), TELEGRAM_WEBHOOK_SECRET
  FINANCE_TOOLS_DEFAULT_CURRENCY  the currency of a sum over nothing (default: CHF)
  DATABASE_URL         a PostgreSQL 15 or newer of your own, instead of the bundled one
  MCP_API_BASE_URL     another bursar that keeps the shared expenses; MCP_API_KEY, MCP_API_TIMEOUT_SECONDS (10)
  SHARED_SPLIT_PARTICIPANTS  who shares expenses: '[{"id":"ana","display_name":"Ana"},{"id":"rui","display_name":"Rui"}]'
  BURSAR_HMRC_RATES    a CSV (period,currency,units_per_gbp) of rates that HMRC published after this build
`;

export function help(): void {
  process.stdout.write(HELP);
}

export function version(): void {
  process.stdout.write(`${VERSION}\n`);
}
