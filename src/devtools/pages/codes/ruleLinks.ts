import { routeAt } from '@/shared/routing';
import { cellName } from '../coverage/view';
import { toolAddress } from '../toolAddress';

/** The numbered rules behind specified rows: situations and states by id, business codes by name. Rows not listed here are assumed. */
const rules: Readonly<Record<string, readonly string[]>> = {
  needKyc: ['R-BIZERR-01', 'R-BIZ-01', 'R-BIZ-02'],
  cannotUse: ['R-BIZERR-02', 'R-BIZ-01', 'R-BIZ-02'],
  qrExpired: ['R-WALLET-10', 'R-WALLET-11'],
  chatScript: ['R-CSERR-01', 'R-CS-05'],
  serviceLines: ['R-CSERR-02'],
  web3Busy: ['R-WEB3-06', 'R-WEB3-07'],
  emptySearch: ['R-SEARCH-07'],
  success: ['R-CALL-01'],
  transferDone: ['R-TRERR-01'],
  transferAccepted: ['R-TRERR-02'],
  transferBlocked: ['R-TRERR-03'],
  transferRestricted: ['R-TRERR-03'],
  transferRejected: ['R-TRERR-04'],
  transferOther: ['R-TRERR-05'],
  busy: ['R-TRERR-05'],
  messageBroken: ['R-MSG-10'],
  emptyList: ['R-EMPTY-01'],
  qrWaiting: ['R-WALLET-08', 'R-WALLET-09'],
  qrGone: ['R-WALLET-10', 'R-WALLET-11'],
  qrConfirmed: ['R-WALLET-12'],
  walletConnected: ['R-WALLET-03', 'R-WALLET-13'],
  web3Recovers: ['R-WEB3-06', 'R-WEB3-07'],
  web3GivesUp: ['R-WEB3-06'],
  kycNone: ['R-KYC-06'],
  kycPending: ['R-KYC-04'],
  kycStandard: ['R-KYC-05'],
  kycAdvanced: ['R-KYC-05'],
  kycCompany: ['R-KYC-05'],
  service: ['R-CS-04', 'R-CS-06'],
  downloadBar: ['R-DL-01'],
  favouriteServer: ['R-FAV-03'],
  favouriteLocal: ['R-FAV-04'],
  search: ['R-SEARCH-03', 'R-SEARCH-14'],
  messageUnread: ['R-MSG-07', 'R-MSG-09'],
  messageAll: ['R-MSG-11'],
  inboxEmpty: ['R-EMPTY-01'],
  transferForm: ['R-TRANSFER-07'],
  transferCard: ['R-TRANSFER-08'],
  transferInactive: ['R-TRANSFER-21'],
  theme: ['R-THEME-01', 'R-THEME-02', 'R-THEME-03'],
  logout: ['R-LOGOUT-01'],
  sheets: ['R-SHEET-01'],
};

/** The rules that a row is based on. */
export const rulesOf = (id: string): readonly string[] => (Object.hasOwn(rules, id) ? (rules[id] ?? []) : []);

/** Link to a rule with the tests that prove it. */
export const linkToRule = (rule: string, locale: string): string => `${toolAddress(locale, 'coverage')}?tab=rules&q=${rule}`;

/** Link to the stories of the screen that a link opens; null if it opens none. */
export function linkToStories(link: string | null, locale: string): string | null {
  const route = link === null ? undefined : routeAt(new URL(link).pathname);
  if (!route || route.path === '*') return null;
  const parameters = new URLSearchParams({ tab: 'screens', q: route.path, cell: cellName(route.id, 'stories') });
  return `${toolAddress(locale, 'coverage')}?${parameters}`;
}
