import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/ui/Button/Button';
import { pressed } from './model';

export interface ContactServiceButtonProps {
  readonly children: ReactNode;
}

/** Opens customer service from a screen that cannot resolve the user's problem. */
export function ContactServiceButton({ children }: ContactServiceButtonProps) {
  const onPress = useUnit(pressed);
  const { pathname, search } = useLocation();
  return (
    <Button width="full" onPress={() => onPress(`${pathname}${search}`)}>
      {children}
    </Button>
  );
}
