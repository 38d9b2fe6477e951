import { orderSide, type OrderSide } from '@/contract/spot';
import { LoginLinks } from '@/shared/page/LoginLinks';
import { Button } from '@/ui/Button/Button';
import { submit } from './orderForm.css';

export interface PlaceOrderButtonProps {
  readonly label: string;
  readonly side: OrderSide;
  /** Whether a user is logged in; null until known. */
  readonly isKnownUser: boolean | null;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
}

/** Submits an order form; visitors are asked to log in instead. */
export function PlaceOrderButton({ label, side, isKnownUser, isPending, isDisabled = false }: PlaceOrderButtonProps) {
  return (
    <div className={submit}>
      {isKnownUser === false ? (
        <LoginLinks />
      ) : (
        <Button
          type="submit"
          width="full"
          tone={side === orderSide.buy ? 'rise' : 'fall'}
          isPending={isPending}
          isDisabled={isDisabled || isKnownUser === null}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
