import { useUnit } from 'effector-react';
import { ArrowLeftRight } from 'lucide-react';
import { Button, type ButtonProps } from '@/ui/Button/Button';
import { loadDialog } from './loadDialog';
import { transferOpened, type TransferOpening } from './opening';

export interface TransferButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'width' | 'children'> {
  /** Initial values of the form. */
  readonly opening?: TransferOpening;
}

const plain: TransferOpening = {};

/** Opens the transfer form; sends a visitor to login. */
export function TransferButton({ opening = plain, ...look }: TransferButtonProps) {
  const open = useUnit(transferOpened);
  const prepare = () => void loadDialog().catch(() => {});
  return <Button icon={ArrowLeftRight} {...look} onHoverStart={prepare} onFocus={prepare} onPress={() => open(opening)} />;
}
