import { useUnit } from 'effector-react';
import { $kyc } from '@/entities/identity';
import { KycCard } from './KycCard';

/** The verification status of a verified user; renders nothing for others. */
export function KycPassed() {
  const kyc = useUnit($kyc);
  return kyc?.state === 'passed' && <KycCard kyc={kyc} />;
}
