import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
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
  /** Called when the user opens the page of all messages. */
  readonly onLeave: () => void;
}

const model = createMessageList({ paging: 'append' });
/** Maximum number of messages in the popover; older ones are on the page of all messages. */
const maxRows = 5 * pageSize;

/** The message centre popover: the newest messages, with more loaded on scroll. */
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
  const isSheet = device === 'phone'; // the sheet's own title names it
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
