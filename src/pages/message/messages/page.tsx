import { useUnit } from 'effector-react';
import { createMessageList, MarkAllButton, MessageBoard, pageSize } from '@/features/message-centre';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { Pagination } from '@/ui/Pagination/Pagination';

const model = createMessageList({ paging: 'replace' });

/** The message centre as a page with pagination. */
export function MessagesPage() {
  const t = useText('messages');
  const { page, total, pageChosen } = useUnit({
    page: model.$page,
    total: model.$total,
    pageChosen: model.pageChosen,
  });
  useGate(model.Gate);
  return (
    <Page route={routes.inMail} actions={<MarkAllButton model={model} />}>
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
    </Page>
  );
}
