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
  /** Level of the headings over today's and earlier messages. */
  readonly level: 2 | 3;
  /** Called near the end of the messages, where they scroll in a place of their own. */
  readonly onNearEnd?: () => void;
  /** What stands below the messages: more of them. */
  readonly children?: ReactNode;
}

const tabNames = ['all', 'announcement', 'system', 'quotes', 'trade'] as const satisfies readonly MessageTab[];
const isTab = (name: string): name is MessageTab => Object.hasOwn(messageTab, name);
/** So far from the end of the list, in px, that the next page is there before the reader. */
const nearEnd = 240;

/** Module tabs, sub-module filters, and the messages under them. */
export function MessageBoard({ model, level, onNearEnd, children }: MessageBoardProps) {
  const t = useText('messages');
  const { tab, tabChosen } = useUnit({ tab: model.$tab, tabChosen: model.tabChosen });
  const look = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
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
      {/* Another tab is another list: it begins at its top. */}
      <div key={tab} className={onNearEnd && scroller} onScroll={onNearEnd && look}>
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
