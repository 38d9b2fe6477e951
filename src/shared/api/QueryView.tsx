import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useI18n } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import type { EmptyStateProps } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { failureText } from './failureText';
import type { Query } from './query';

export interface QueryViewProps<Out> {
  readonly query: Pick<Query<Out>, '$data' | '$latest' | '$error' | 'refetched'>;
  /** Draws the data. */
  readonly children: (data: Out) => ReactNode;
  /** A `Skeleton` as large as the data: it takes the room at once and shows after 300 ms. */
  readonly skeleton: ReactNode;
  /** Stands where the data holds nothing: an `EmptyState`. */
  readonly empty?: ReactNode;
  /** Tells whether the data holds nothing; by default a list without rows. */
  readonly isEmpty?: (data: Out) => boolean;
  /** Stands here while nobody is logged in; leave it out while somebody is, or may be. */
  readonly loggedOut?: ReactNode;
  /** Shows the data of earlier params until the present ones are answered. */
  readonly keepLatest?: boolean;
  /** Says what could not be loaded. */
  readonly errorText?: string;
  readonly density?: EmptyStateProps['density'];
}

/** Draws what a query knows: its data, or what stands in their place while they load, are missing, could not be loaded or are not for visitors. Data that could not be renewed stay, and say so. */
export function QueryView<Out>({
  query: { $data, $latest, $error, refetched },
  children,
  skeleton,
  empty,
  isEmpty = hasNoRows,
  loggedOut,
  keepLatest = false,
  errorText,
  density,
}: QueryViewProps<Out>) {
  const { data, latest, error, onRetry } = useUnit({ data: $data, latest: $latest, error: $error, onRetry: refetched });
  const { t } = useI18n();
  if (loggedOut) return loggedOut;
  const said = error && failureText(error);
  const reason = said && ('key' in said ? t(said.key) : said.server);
  const shown = data ?? (keepLatest && !error ? latest : null);
  if (shown !== null)
    return (
      <>
        {empty && isEmpty(shown) ? empty : children(shown)}
        {reason !== null && (
          <InlineAlert
            tone="warning"
            title={t('common.staleData')}
            action={
              <Button size="compact" onPress={() => onRetry()}>
                {t('common.retry')}
              </Button>
            }
          >
            {reason}
          </InlineAlert>
        )}
      </>
    );
  if (reason === null) return skeleton;
  return (
    <ErrorState
      text={errorText ?? t('common.errorTitle')}
      advice={reason}
      picture={error?.failure.kind === 'offline' ? 'offline' : 'fault'}
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
