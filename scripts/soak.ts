/** `npm run soak`: makes random calls to all products and checks all balances after every step; exits 1 if a sum is wrong or a call fails with anything but a business error. */
import { walk } from '@tests/support/exchange/walk/walk';
import { readArgs, exitWithError } from './args';

const usage = 'usage: npm run soak [-- --steps 10000 --seed TEXT]';
const { steps: stepsText, seed } = readArgs({ steps: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } }, usage);
const steps = /^[1-9]\d{0,6}$/.test(stepsText)
  ? Number.parseInt(stepsText, 10)
  : exitWithError(`--steps takes an integer from 1 to 9999999; got "${stepsText}"\n\n${usage}`);

const { done, refused, faults, actions } = await walk(seed, steps);
console.log(`${steps} steps with seed ${seed} in ${actions.length} requests: ${done} done, ${refused} refused, ${faults.length} faults`);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exit(1);
