import { useUnit } from 'effector-react';
import { maxServiceMessageLength, type Conversation, type ServiceTopic } from '@/contract/service';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { $clock, $device } from '@/shared/lib';
import { Chat } from '@/ui/Chat/Chat';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { chatMessages } from './chatMessages';
import { body, head, panel } from './DeskPanel.css';
import { $draft, $outgoing, conversation, draftTyped, messageRetried, messageSent } from './deskModel';

/** The support chat of the exchange: an assistant that answers by topic, and agents. */
export function DeskPanel() {
  const t = useText('service');
  return (
    <div className={panel}>
      <QueryView
        query={conversation}
        keepLatest
        density="compact"
        errorText={t('service.failed')}
        skeleton={<Skeleton shape="row" count={4} label={t('service.loading')} />}
      >
        {(data) => <Desk data={data} />}
      </QueryView>
    </div>
  );
}

function Desk({ data }: { readonly data: Conversation }) {
  const { draft, outgoing, clock, device, onDraft, onSend, onRetry } = useUnit({
    draft: $draft,
    outgoing: $outgoing,
    clock: $clock,
    device: $device,
    onDraft: draftTyped,
    onSend: messageSent,
    onRetry: messageRetried,
  });
  const t = useText('service');
  const format = useFormat();
  const { state, typingName, topics } = data;
  const topicOptions = topics.map((topic) => ({ topic, label: t(`service.topic_${topic}`) }));
  const agent = data.messages.findLast(({ author }) => author === 'agent')?.authorName ?? '';
  return (
    <>
      <div className={head}>
        {device !== 'phone' && <Text weight="semibold">{t('service.title')}</Text>}
        <Text size="dense" tone="soft">
          {t(`service.state_${state}`, { name: agent })}
        </Text>
      </div>
      <div className={body}>
        <Chat
          label={t('service.conversation')}
          messages={chatMessages(data, outgoing, { format, now: clock.now(), today: t('service.today') })}
          typing={typingName === '' ? undefined : t('service.typing', { name: typingName })}
          texts={{
            self: t('service.self'),
            unread: t('service.unread'),
            latest: t('service.latest'),
            sending: t('service.sending'),
            failed: t('service.notSent'),
            write: t('service.write'),
            send: t('service.send'),
          }}
          draft={draft}
          onDraftChange={onDraft}
          onSend={(text) => onSend(messageOf(text, topicOptions))}
          onRetry={onRetry}
          suggestions={topicOptions.map(({ label }) => label)}
          maxLength={maxServiceMessageLength}
        />
      </div>
    </>
  );
}

function messageOf(text: string, topicOptions: readonly { readonly topic: ServiceTopic; readonly label: string }[]) {
  const topic = topicOptions.find(({ label }) => label === text)?.topic;
  return topic ? { text, topic } : { text };
}
