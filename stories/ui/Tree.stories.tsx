import { ArrowLeftRight, BookOpen, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/ui/Badge/Badge';
import { Tree, type TreeNode } from '@/ui/Tree/Tree';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Tree' };

const topics: readonly TreeNode[] = [
  {
    id: 'funds',
    label: 'Deposits and withdrawals',
    icon: ArrowLeftRight,
    end: '12',
    children: [
      { id: 'deposit', label: 'Deposit crypto', href: '#deposit' },
      {
        id: 'withdraw',
        label: 'Withdraw crypto',
        children: [
          { id: 'fees', label: 'Network fees', href: '#fees' },
          {
            id: 'limits',
            label: 'Daily limits and how identity verification raises them',
            href: '#limits',
            end: <Badge tone="info">New</Badge>,
          },
        ],
      },
    ],
  },
  { id: 'trade', label: 'Trading', icon: BookOpen, end: '31', children: [{ id: 'orders', label: 'Types of orders', href: '#orders' }] },
  { id: 'security', label: 'Security', icon: ShieldCheck, isDisabled: true },
];

export const Links = () => <Tree label="Topics" nodes={topics} defaultExpandedKeys={['funds', 'withdraw']} />;

export const Selection = () => {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set(['deposit']));
  return (
    <Tree
      label="Permissions"
      nodes={topics}
      defaultExpandedKeys={['funds']}
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={(keys) => setSelected(keys === 'all' ? new Set() : keys)}
    />
  );
};

export const States = () => (
  <StatesSheet
    variants={['none', 'single', 'multiple'] as const}
    states={{ ...enabledStates, Selected: { props: { defaultSelectedKeys: ['trade'] } } }}
    cellWidth={300}
  >
    {(selectionMode, props, state) => (
      <Tree label={`Topics, ${selectionMode}, ${state}`} nodes={topics} selectionMode={selectionMode} {...props} />
    )}
  </StatesSheet>
);
