import { ArrowLeftRight, ChartCandlestick, Eye, LogOut, Moon, Star, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { CommandPalette } from '@/ui/CommandPalette/CommandPalette';
import type { CommandGroup, CommandPaletteProps } from '@/ui/CommandPalette/CommandPalette';

export default { title: 'ui/CommandPalette' };

const groups: readonly CommandGroup[] = [
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'markets', label: 'Markets', icon: ChartCandlestick, keys: ['G', 'M'], keywords: 'prices pairs' },
      { id: 'assets', label: 'Asset overview', icon: Wallet, keys: ['G', 'A'], keywords: 'balance wallet' },
      { id: 'favourites', label: 'Favourites', icon: Star },
    ],
  },
  {
    id: 'do',
    title: 'Actions',
    commands: [
      {
        id: 'transfer',
        label: 'Transfer between accounts',
        icon: ArrowLeftRight,
        keys: ['T'],
        description: 'Spot, contracts, margin, copy trading',
      },
      { id: 'hide', label: 'Hide balances', icon: Eye, keys: ['H'] },
      { id: 'dark', label: 'Use the dark theme', icon: Moon, isDisabled: true },
      { id: 'logout', label: 'Log out', icon: LogOut, tone: 'danger' },
    ],
  },
];

function Example(props: Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(true);
  const [last, setLast] = useState('Search commands');
  return (
    <>
      <Button onPress={() => setOpen(true)}>{last}</Button>
      <CommandPalette
        label="Commands"
        placeholder="Type a command or a screen"
        groups={groups}
        onCommand={setLast}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

export const Open = () => <Example />;
Open.meta = {
  script: [
    { type: 'trans', into: 'Commands', role: 'searchbox' },
    { keys: 'Enter' },
    { gone: 'Commands', role: 'dialog' },
    { see: 'transfer', role: 'button' },
  ],
};

export const WithRecent = () => <Example recent={{ title: 'Recent', ids: ['transfer', 'markets'] }} />;
export const NoCommands = () => <Example groups={[]} emptyText="No command is called that" />;
