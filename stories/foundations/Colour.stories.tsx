import pairs from '@tokens/contrast.json';
import { contrast } from '@tokens/contrast';
import light from '@tokens/light.tokens.json';
import greenUp from '@tokens/prices.green-up.tokens.json';
import { resolveTokens, themes } from '@tokens/resolve';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { colour, pair, ramp, step, swatch, swatches } from './foundations.css';
import { members, property, ramps } from './tokens';

export default { title: 'foundations/Colour' };

const parts = ['text', 'soft', 'solid', 'line'] as const;

export const Roles = () => (
  <Stack gap={6}>
    <Heading level={1}>Colour roles</Heading>
    <div className={swatches}>
      {members(light.color)
        .filter(({ name }) => !Object.hasOwn(statuses, name))
        .map(({ name, description }) => (
          <Swatch key={name} id={`color.${name}`} name={name} description={description} />
        ))}
    </div>
    {members(statuses).map(({ name, description }) => (
      <Stack key={name} as="section" gap={3}>
        <Heading level={2} size="reading">
          {name}
        </Heading>
        <Text tone="soft">{description}</Text>
        <div className={swatches}>
          {parts.map((part) => (
            <Swatch key={part} id={`color.${name}.${part}`} name={part} description="" />
          ))}
        </div>
      </Stack>
    ))}
  </Stack>
);

export const Palette = () => (
  <Stack gap={6}>
    <Heading level={1}>Palette</Heading>
    {ramps.map(({ name, description, steps }) => (
      <Stack key={name} as="section" gap={2}>
        <Heading level={2} size="reading">
          {name}
        </Heading>
        <Text tone="soft">{description}</Text>
        <div className={ramp}>
          {steps.map(({ name: key, css }) => (
            <span key={key} className={step} style={{ backgroundColor: css }} title={`${key}: ${css}`} />
          ))}
        </div>
      </Stack>
    ))}
  </Stack>
);

export const DeclaredPairs = () => (
  <Stack gap={6}>
    <Heading level={1}>Declared pairs</Heading>
    <Text tone="soft">Each pair must meet its contrast ratio in every theme and price palette; a test measures them.</Text>
    {pairs
      .filter(({ min }) => min >= 4.5)
      .map(({ why, foreground, background, min }) => (
        <Stack key={why} as="section" gap={2}>
          <Heading level={2} size="reading">
            {why}
          </Heading>
          <div className={swatches}>
            {foreground.flatMap((front) => background.map((back) => <Pair key={`${front} ${back}`} front={front} back={back} min={min} />))}
          </div>
        </Stack>
      ))}
  </Stack>
);

const { info, success, warning, danger } = light.color;
const statuses = { info, success, warning, danger };
const prices = members(greenUp.color);

export const Prices = () => (
  <Stack gap={5}>
    <Heading level={1}>Price roles</Heading>
    {prices.map(({ name, description }) => (
      <Stack key={name} as="section" gap={3}>
        <Heading level={2} size="reading">
          {name}
        </Heading>
        <Text tone="soft">{description}</Text>
        <div className={swatches}>
          {(['text', 'soft', 'solid'] as const).map((part) => (
            <Swatch key={part} id={`color.${name}.${part}`} name={part} description="" />
          ))}
        </div>
      </Stack>
    ))}
  </Stack>
);

function Swatch({ id, name, description }: { id: string; name: string; description: string }) {
  return (
    <div className={swatch}>
      <span className={colour} style={{ backgroundColor: property(id) }} />
      <Text weight="medium">{name}</Text>
      {description && (
        <Text size="small" tone="soft">
          {description}
        </Text>
      )}
    </div>
  );
}

/** The contrast of a pair in each theme, and whether it meets the minimum. */
function measured(front: string, back: string, min: number): string {
  const ratios = themes.map((theme) => ({ theme, ratio: contrast(front, back, resolveTokens(theme, 'green-up')) }));
  return ratios.map(({ theme, ratio }) => `${theme} ${ratio.toFixed(1)} ${ratio >= min ? '✓' : '✗'}`).join(' · ');
}

function Pair({ front, back, min }: { front: string; back: string; min: number }) {
  const [top = '', below] = back.split(' over ');
  const tint = `linear-gradient(${property(top)}, ${property(top)})`;
  return (
    <div className={pair} style={{ color: property(front), backgroundColor: property(below ?? top), backgroundImage: below && tint }}>
      <span>{front.replace('color.', '')}</span>
      <span>{measured(front, back, min)}</span>
    </div>
  );
}
