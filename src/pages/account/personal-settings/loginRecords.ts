import { account, loginResult, type LoginLog } from '@/contract/account';
import { recordKind, type RecordState } from '@/widgets/record-page';

const stateOf = ({ result, isNewDevice, isNewRegion }: LoginLog): RecordState => {
  if (result === loginResult.failed) return { label: 'security.loginFailed', tone: 'danger' };
  if (isNewRegion) return { label: 'security.newLocation', tone: 'warning' };
  return isNewDevice ? { label: 'security.newDevice', tone: 'warning' } : { label: 'security.loginOk', tone: 'success' };
};

/** The login history, including failed attempts; its texts are in `settings` and `security`. */
export const loginRecords = recordKind({
  id: 'logins',
  label: 'settings.logins',
  endpoint: account.loginLogs,
  isUndated: true,
  rowKey: ({ id }: LoginLog) => String(id),
  columns: [
    { id: 'time', header: 'settings.time', kind: 'time', value: ({ createdTime }) => createdTime, cardSlot: 'meta' },
    {
      id: 'device',
      header: 'settings.device',
      kind: 'text',
      value: ({ device }, t) => device || t('security.unknownDevice'),
      cardSlot: 'title',
    },
    { id: 'region', header: 'settings.region', kind: 'region', value: ({ region }) => region ?? null },
    { id: 'ip', header: 'settings.ip', kind: 'text', value: ({ ip }) => ip },
    { id: 'result', header: 'settings.result', kind: 'state', value: stateOf, cardSlot: 'status' },
  ],
  filters: [],
  empty: { text: 'security.noLogins' },
});
