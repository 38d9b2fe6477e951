import { useUnit } from 'effector-react';
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine } from 'lucide-react';
import { transferOpened } from '@/features/transfer';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Link } from '@/ui/Link/Link';
import { screenOnly } from '@/ui/print.css';
import { shortcuts as row } from './AssetsCard.css';
import { shortcutsFor } from './model';

export interface ShortcutsProps {
  readonly isMockTrading: boolean;
}

const icons = { deposit: ArrowDownToLine, withdraw: ArrowUpFromLine, transfer: ArrowLeftRight } as const;

/** Shortcuts to deposit, withdraw and transfer. */
export function Shortcuts({ isMockTrading }: ShortcutsProps) {
  const onTransfer = useUnit(transferOpened);
  const t = useText('assets');
  const { to } = useHrefs();
  return (
    <div className={`${row} ${screenOnly}`}>
      {shortcutsFor({ isMockTrading, to }).map(({ id, href }, index) => {
        // In mock trading, the mock funds beside the card are the primary action.
        const tone = index === 0 && !isMockTrading ? 'accent' : 'neutral';
        if (href !== null) {
          return (
            <Link key={id} variant="button" tone={tone} width="full" icon={icons[id]} href={href}>
              {t(`assets.${id}`)}
            </Link>
          );
        }
        return (
          <Button key={id} tone={tone} width="full" icon={icons[id]} onPress={() => onTransfer({})}>
            {t(`assets.${id}`)}
          </Button>
        );
      })}
    </div>
  );
}
