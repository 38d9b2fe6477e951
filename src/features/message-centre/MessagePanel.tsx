import { useGate, useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { MarkAllButton } from './MarkAllButton';
import { MessageBoard } from './MessageBoard';
import { foot, head, more, panel } from './MessagePanel.css';
import { createMessageList } from './model';

export interface MessagePanelProps {
  /** The reader goes to the page of all messages. */
  readonly onLeave: () => void;
}

const model = createMessageList({ paging: 'append' });

/** The message centre beside its bell: the newest messages, more of them on scrolling. */
export function MessagePanel({ onLeave }: MessagePanelProps) {
  const t = useText('messages');
  const { to } = useHrefs();
  const { moreRequested, hasMore, isLoading, device } = useUnit({
    moreRequested: model.moreRequested,
    hasMore: model.$hasMore,
    isLoading: model.$isLoading,
    device: $device,
  });
  useGate(model.Gate);
  const isSheet = device === 'phone'; // whose title says the name
  return (
    <div className={panel}>
      {!isSheet && (
        <div className={head}>
          <Heading level={2} size="reading">
            {t('messages.heading')}
          </Heading>
          <MarkAllButton />
        </div>
      )}
      <MessageBoard model={model} level={3} onNearEnd={moreRequested}>
        {hasMore && (
          <div className={more}>
            <Button size="compact" tone="quiet" isPending={isLoading} onPress={() => moreRequested()}>
              {t('common.loadMore')}
            </Button>
          </div>
        )}
      </MessageBoard>
      <div className={foot}>
        {isSheet && <MarkAllButton />}
        <Link href={to(routes.inMail)} onPress={onLeave}>
          {t('messages.seeAll')}
        </Link>
      </div>
    </div>
  );
}
