import { useGate, useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { MarkAllButton } from './MarkAllButton';
import { MessageBoard } from './MessageBoard';
import { foot, head, more, panel } from './MessagePanel.css';
import { createMessageList, pageSize } from './model';

export interface MessagePanelProps {
  /** The reader goes to the page of all messages. */
  readonly onLeave: () => void;
}

const model = createMessageList({ paging: 'append' });
/** So many messages the popover holds; older ones are on the page of all messages. */
const maxRows = 5 * pageSize;

/** The message centre beside its bell: the newest messages, more of them on scrolling. */
export function MessagePanel({ onLeave }: MessagePanelProps) {
  const t = useText('messages');
  const { to } = useHrefs();
  const { moreRequested, list, hasMore, isLoading, device } = useUnit({
    moreRequested: model.moreRequested,
    list: model.$list,
    hasMore: model.$hasMore,
    isLoading: model.$isLoading,
    device: $device,
  });
  useGate(model.Gate);
  const isFull = list.length >= maxRows;
  const isSheet = device === 'phone'; // whose title says the name
  return (
    <div className={panel}>
      {!isSheet && (
        <div className={head}>
          <Heading level={2} size="reading">
            {t('messages.heading')}
          </Heading>
          <MarkAllButton model={model} />
        </div>
      )}
      <MessageBoard model={model} level={3} onNearEnd={() => !isFull && moreRequested()}>
        {hasMore && (
          <div className={more}>
            {isFull ? (
              <Text size="small" tone="faint">
                {t('messages.older')}
              </Text>
            ) : (
              <Button size="compact" tone="quiet" isPending={isLoading} onPress={() => moreRequested()}>
                {t('common.loadMore')}
              </Button>
            )}
          </div>
        )}
      </MessageBoard>
      <div className={foot}>
        {isSheet && <MarkAllButton model={model} />}
        <Link href={to(routes.inMail)} onPress={onLeave}>
          {t('messages.seeAll')}
        </Link>
      </div>
    </div>
  );
}
