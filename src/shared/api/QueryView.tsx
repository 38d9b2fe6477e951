import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { useI18n } from '@/shared/i18n';
import { lazyComponent, LoadBoundary } from '@/shared/lazy';
import type { EmptyStateProps } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { isConnectionFailure, isMaintenance, retryAfterOf } from './failure';
import { failureText } from './failureText';
import type { Query } from './query';
import { QueryAlert } from './QueryAlert';

/** Rarely needed, so no page preloads it: it adds a picture and the countdown to the message shown without it. */
const PauseState = lazyComponent(async () => (await import('./PauseState')).PauseState);

export interface QueryViewProps<Out> {
  readonly query: Pick<Query<Out>, '$data' | '$latest' | '$error' | 'refetched'>;
  /** Renders the data. */
  readonly children: (data: Out) => ReactNode;
  /** A `Skeleton` of the data's size: reserves the space at once and appears after 300 ms. Also shown while code or texts of the data load, so that surrounding content and focus stay. */
  readonly skeleton: ReactNode;
  /** Shown if the data is empty: an `EmptyState`. */
  readonly empty?: ReactNode;
  /** Whether the data is empty; by default, whether its list has no rows. */
  readonly isEmpty?: (data: Out) => boolean;
  /** Shown to visitors; omit it for users who are, or may be, logged in. */
  readonly loggedOut?: ReactNode;
  /** Shows the data of earlier params until the current ones are answered. */
  readonly keepLatest?: boolean;
  /** States what could not be loaded. */
  readonly errorText?: string;
  readonly density?: EmptyStateProps['density'];
}

/** Renders a query: its data, or its skeleton, empty, error or logged-out state. Data that could not be refreshed stays, with an alert. */
export function QueryView<Out>({
  query,
  children,
  skeleton,
  empty,
  isEmpty = hasNoRows,
  loggedOut,
  keepLatest = false,
  errorText,
  density,
}: QueryViewProps<Out>) {
  const { data, latest, error, onRetry } = useUnit({
    data: query.$data,
    latest: query.$latest,
    error: query.$error,
    onRetry: query.refetched,
  });
  const { t } = useI18n();
  if (loggedOut) return loggedOut;
  const shown = data ?? (keepLatest && !error ? latest : null);
  if (shown !== null)
    return (
      <>
        <LoadBoundary>
          <Suspense fallback={skeleton}>{empty && isEmpty(shown) ? empty : children(shown)}</Suspense>
        </LoadBoundary>
        <QueryAlert query={query} title={t('common.staleData')} />
      </>
    );
  if (!error) return skeleton;
  if (retryAfterOf(error.failure) !== null) {
    const key = isMaintenance(error.failure) ? 'maintenance' : 'tooMany';
    const fallback = <ErrorState text={t(`common.${key}`)} advice={t(`common.${key}Advice`)} density={density} />;
    return (
      <LoadBoundary fallback={fallback}>
        <Suspense fallback={fallback}>
          <PauseState error={error} density={density} />
        </Suspense>
      </LoadBoundary>
    );
  }
  const reason = failureText(error);
  return (
    <ErrorState
      text={errorText ?? t('common.errorTitle')}
      advice={'key' in reason ? t(reason.key) : reason.server}
      picture={isConnectionFailure(error.failure) ? 'offline' : 'fault'}
      retryLabel={t('common.retry')}
      onRetry={() => onRetry()}
      density={density}
    />
  );
}

function hasNoRows(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'list' in data && hasNoRows(data.list);
}
