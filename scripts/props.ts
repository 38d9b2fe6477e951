/** `npm run props`: writes the props of all components to stories/componentProps.txt, which a test compares with the source. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allProps, propsFile, propsText } from './componentProps';
import { root } from './sources';

writeFileSync(join(root, propsFile), propsText(allProps()));
