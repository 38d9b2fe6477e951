import { useUnit } from 'effector-react';
import { useEffect, type RefObject, type UIEvent } from 'react';
import { useText } from '@/shared/i18n';
import { routes, useAddresses } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Popover } from '@/ui/Popover/Popover';
import { MarkAllButton, MessageBoard } from './MessageBoard';
import { foot, head, more, panel, scroller } from './MessagePopover.css';
import { createMessageList } from './model';

export interface MessagePopoverProps {
  readonly triggerRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const width = 420;
/** So far from the end of the list that the next page is there before the reader. */
const nearEnd = 160;
const model = createMessageList({ paging: 'append' });

/** The message centre beside its bell: the newest messages, more of them on scrolling. */
export function MessagePopover({ onOpenChange, ...overlay }: MessagePopoverProps) {
  const t = useText('messages');
  return (
    <Popover {...overlay} onOpenChange={onOpenChange} label={t('messages.heading')} width={width} density="none">
      <MessagePanel onLeave={() => onOpenChange(false)} />
    </Popover>
  );
}

/** What the popover holds. */
export function MessagePanel({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText('messages');
  const { to } = useAddresses();
  const { opened, closed, moreAsked, hasMore, isLoading } = useUnit({
    opened: model.opened,
    closed: model.closed,
    moreAsked: model.moreAsked,
    hasMore: model.$hasMore,
    isLoading: model.$isLoading,
  });
  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);
  const look = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight < nearEnd) moreAsked();
  };
  return (
    <div className={panel}>
      <div className={head}>
        <Heading level={2} size="reading">
          {t('messages.heading')}
        </Heading>
        <MarkAllButton />
      </div>
      <div className={scroller} onScroll={look}>
        <MessageBoard model={model}>
          {hasMore && (
            <div className={more}>
              <Button size="compact" tone="quiet" isPending={isLoading} pendingLabel={t('common.loading')} onPress={() => moreAsked()}>
                {t('common.loadMore')}
              </Button>
            </div>
          )}
        </MessageBoard>
      </div>
      <div className={foot}>
        <Link href={to(routes.inMail)} onPress={onLeave}>
          {t('messages.seeAll')}
        </Link>
      </div>
    </div>
  );
}
