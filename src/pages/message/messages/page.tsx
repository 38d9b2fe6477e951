import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { createMessageList, MarkAllButton, MessageBoard, pageSize } from '@/features/message-centre';
import { useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Pagination } from '@/ui/Pagination/Pagination';
import { Stack } from '@/ui/Stack/Stack';

const model = createMessageList({ paging: 'replace' });

/** The message centre as a page of its own, page by page. */
export function MessagesPage() {
  const t = useText('messages');
  const { opened, closed, page, total, pageChosen } = useUnit({
    opened: model.opened,
    closed: model.closed,
    page: model.$page,
    total: model.$total,
    pageChosen: model.pageChosen,
  });
  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);
  return (
    <Stack width="content" padding={6} gap={5}>
      <Inline justify="between">
        <Heading level={1}>{t('messages.heading')}</Heading>
        <MarkAllButton />
      </Inline>
      <Card density="none">
        <MessageBoard model={model} level={2} />
      </Card>
      {total > pageSize && (
        <Pagination
          label={t('messages.pages')}
          page={page}
          count={Math.ceil(total / pageSize)}
          onPage={pageChosen}
          summary={t('messages.shown', { count: total })}
        />
      )}
    </Stack>
  );
}
