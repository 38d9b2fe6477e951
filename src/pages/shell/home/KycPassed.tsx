import { useUnit } from 'effector-react';
import { $kyc } from '@/entities/identity';
import { KycCard } from './KycCard';

/** The verification of a user who has passed it; nothing for anyone else. */
export function KycPassed() {
  const kyc = useUnit($kyc);
  return kyc?.state === 'passed' && <KycCard kyc={kyc} />;
}
