import { useEffect, type ReactNode } from 'react';
import { control } from '@mocks/control';
import { Controls } from '@/devtools';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'devtools/Controls' };

const nothing = () => {};

function Example(props: Omit<StoryTreeProps, 'children'>) {
  return (
    <StoryTree {...props}>
      <Controls onClose={nothing} />
    </StoryTree>
  );
}

/** Turns to one of the panel's tabs as soon as it is there. */
function OnTab({ tab, children }: { readonly tab: string; readonly children: ReactNode }) {
  useEffect(() => {
    const turn = () => {
      const found = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent === tab);
      found?.click();
      return found !== undefined;
    };
    if (turn()) return undefined;
    const observer = new MutationObserver(() => turn() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [tab]);
  return children;
}

const broken = { [control.status.path]: 'fault' } as const;
const slow = { [control.status.path]: 'waiting' } as const;

export const Trader = () => <Example persona="trader" scenario="transfer-accepted" />;

export const Visitor = () => <Example />;

export const Loading = () => <Example calls={slow} />;

export const Failed = () => <Example calls={broken} />;

export const Chinese = () => <Example persona="vip" locale="zh_CN" />;

export const Faults = () => (
  <OnTab tab="Faults">
    <Example persona="trader" />
  </OnTab>
);

export const SavePoints = () => (
  <OnTab tab="Save points">
    <Example persona="trader" />
  </OnTab>
);

export const Requests = () => (
  <OnTab tab="Requests">
    <Example persona="trader" />
  </OnTab>
);
