import { useUnit } from 'effector-react';
import type { ReactNode, UIEvent } from 'react';
import { messageTab } from '@/contract/inmail';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Tabs } from '@/ui/Tabs/Tabs';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { MessageGroups } from './MessageGroups';
import { filters, scroller } from './MessageBoard.css';
import type { MessageList, MessageTab } from './model';

export interface MessageBoardProps {
  readonly model: MessageList;
  /** Heading level of "today" and "earlier". */
  readonly level: 2 | 3;
  /** Called when the message list is scrolled near its end, if it scrolls by itself. */
  readonly onNearEnd?: () => void;
  /** Rendered below the messages, such as pagination. */
  readonly children?: ReactNode;
}

const tabNames = ['all', 'announcement', 'system', 'quotes', 'trade'] as const satisfies readonly MessageTab[];
const isTab = (name: string): name is MessageTab => Object.hasOwn(messageTab, name);
/** Distance from the end of the list, in px, at which the next page is requested. */
const nearEnd = 240;

/** Module tabs, sub-module filters, and the messages of the current selection. */
export function MessageBoard({ model, level, onNearEnd, children }: MessageBoardProps) {
  const t = useText('messages');
  const { tab, tabChosen } = useUnit({ tab: model.$tab, tabChosen: model.tabChosen });
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight < nearEnd) onNearEnd?.();
  };
  return (
    <Tabs
      label={t('messages.tabs')}
      fills
      tabs={tabNames.map((id) => ({ id, label: t(`messages.${id}`) }))}
      selected={tab}
      onSelect={(id) => isTab(id) && tabChosen(id)}
    >
      <SubModules model={model} />
      {/* Each tab is a separate list: it starts at its top. */}
      <div key={tab} className={onNearEnd && scroller} onScroll={onNearEnd && onScroll}>
        <div ref={keepRowFocus}>
          <MessageGroups model={model} level={level} />
        </div>
        {children}
      </div>
    </Tabs>
  );
}

function SubModules({ model }: Pick<MessageBoardProps, 'model'>) {
  const t = useText('messages');
  const { subModule, subModules, subModuleChosen } = useUnit({
    subModule: model.$subModule,
    subModules: model.$subModules,
    subModuleChosen: model.subModuleChosen,
  });
  if (subModules.length === 0) return null;
  return (
    <div role="group" aria-label={t('messages.subModules')} className={filters}>
      {[{ code: 0, name: t('messages.allSubModules') }, ...subModules].map(({ code, name }) => (
        <Button
          key={code}
          size="compact"
          tone={code === subModule ? 'neutral' : 'quiet'}
          aria-pressed={code === subModule}
          onPress={() => subModuleChosen(code)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
