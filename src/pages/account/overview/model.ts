import { combine } from 'effector';
import { account } from '@/contract/account';
import { capital } from '@/contract/capital';
import { inmail, messageModule } from '@/contract/inmail';
import { inboxChanged } from '@/entities/messages';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The page is mounted. */
export const AccountOverviewGate = createGate('AccountOverviewGate');

/** How many logins and messages are shown. */
export const maxLoginsShown = 5;
export const maxNoticesShown = 3;

const $isActive = combine(AccountOverviewGate.status, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);
const $params = $isActive.map((isActive) => (isActive ? {} : null));

/** The daily withdrawal limit and how much of it is used, in USDT. */
export const limits = query({ endpoint: capital.withdrawCheck, $params, resetOn: userChanged });
export const logins = query({
  endpoint: account.loginLogs,
  $params: $isActive.map((isActive) => (isActive ? { query: { pageNum: 1, pageSize: maxLoginsShown } } : null)),
  resetOn: userChanged,
});
/** The latest messages about the account itself. */
export const notices = query({
  endpoint: inmail.messageList,
  $params: $isActive.map((isActive) =>
    isActive ? { body: { moduleId: messageModule.system, pageNum: 1, pageSize: maxNoticesShown } } : null,
  ),
  refetchOn: [inboxChanged],
  resetOn: userChanged,
});
