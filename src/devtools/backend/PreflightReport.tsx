import { useFormat, useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import type { Preflight, ReadResult } from './preflight';

/** The preflight results of a backend in plain words. */
export function PreflightReport({ found }: { readonly found: Preflight }) {
  const t = useText('backend');
  const readText = useReadText();
  const skewText = useSkewText();
  const { origin, reach, reason, reads, skewMs, isLoggedIn } = found;
  if (reach !== 'reached')
    return (
      <InlineAlert tone="danger" isAnnounced title={t(reachTexts[reach], { origin })}>
        {reach === 'noProxy' ? t('backend.noProxyHint') : t('backend.reason', { reason })}
      </InlineAlert>
    );
  const isSound = reads.every(({ status, conformance }) => status === 200 && conformance.findings.length === 0);
  return (
    <Stack gap={3}>
      <InlineAlert tone={isSound ? 'success' : 'warning'} isAnnounced title={t(isSound ? 'backend.sound' : 'backend.unsound', { origin })}>
        {t(isSound ? 'backend.soundHint' : 'backend.unsoundHint')}
      </InlineAlert>
      <DescriptionList
        density="compact"
        aria-label={t('backend.preflight')}
        items={[
          ...reads.map((result) => ({ id: result.endpoint, term: result.endpoint, value: readText(result) })),
          { id: 'clock', term: t('backend.clock'), value: skewText(skewMs) },
          { id: 'login', term: t('backend.login'), value: t(loginTexts[`${isLoggedIn}`]) },
        ]}
      />
    </Stack>
  );
}

const reachTexts = { noProxy: 'backend.reachNoProxy', refused: 'backend.reachRefused', unreachable: 'backend.reachUnreachable' } as const;
const loginTexts = { true: 'backend.loggedIn', false: 'backend.loggedOut', null: 'backend.loginUnknown' } as const;

/** Largest difference from the backend's clock that still counts as in sync, in ms. */
const sameClockMs = 2000;

function useReadText(): (result: ReadResult) => string {
  const t = useText('backend');
  return ({ status, conformance: { findings } }) => {
    if (status === null) return t('backend.noAnswer');
    if (status !== 200) return `HTTP ${status}`;
    return findings.length === 0 ? t('backend.matches') : t('backend.departures', { count: findings.length });
  };
}

function useSkewText(): (skewMs: number | null) => string {
  const t = useText('backend');
  const format = useFormat();
  return (skewMs) => {
    if (skewMs === null) return t('backend.clockUnknown');
    if (Math.abs(skewMs) < sameClockMs) return t('backend.clockSame');
    const seconds = format.count(Math.round(Math.abs(skewMs) / 1000));
    return t(skewMs > 0 ? 'backend.clockAhead' : 'backend.clockBehind', { seconds });
  };
}
