import space from '@tokens/space.tokens.json';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { bar, row, stage, tile } from './foundations.css';
import { members, property } from './tokens';

export default { title: 'foundations/Space' };

const measures = (group: 'space' | 'control' | 'icon' | 'width') => (
  <Stack gap={3}>
    {members(space[group]).map(({ name, description }) => (
      <div key={name} className={row}>
        <Text weight="medium">
          {group} {name}
        </Text>
        <Stack gap={1}>
          <div className={bar} style={{ inlineSize: property(`${group}.${name}`) }} />
          {description && (
            <Text size="small" tone="faint">
              {description}
            </Text>
          )}
        </Stack>
      </div>
    ))}
  </Stack>
);

export const Scale = () => (
  <Stack gap={6}>
    <Heading level={1}>Space</Heading>
    {measures('space')}
    <Heading level={2}>Controls and icons</Heading>
    {measures('control')}
    {measures('icon')}
    <Heading level={2}>Widths</Heading>
    {measures('width')}
  </Stack>
);

export const Radius = () => (
  <Stack gap={5}>
    <Heading level={1}>Radius</Heading>
    <Inline gap={6}>
      {members(space.radius).map(({ name }) => (
        <Stack key={name} gap={2} align="center">
          <div className={tile} style={{ borderRadius: property(`radius.${name}`) }} />
          <Text>{name}</Text>
        </Stack>
      ))}
    </Inline>
  </Stack>
);

export const Shadow = () => (
  <Stack gap={5}>
    <Heading level={1}>Shadow</Heading>
    <div className={stage}>
      <Inline gap={8}>
        {(['raised', 'overlay', 'dialog'] as const).map((name) => (
          <Stack key={name} gap={3} align="center">
            <div className={tile} style={{ boxShadow: property(`shadow.${name}`), borderRadius: property('radius.card') }} />
            <Text>{name}</Text>
          </Stack>
        ))}
      </Inline>
    </div>
  </Stack>
);

export const Layers = () => (
  <Stack gap={3}>
    <Heading level={1}>Layers</Heading>
    {members(space.z).map(({ name, description }) => (
      <Text key={name}>
        {name}: {space.z[name === 'sticky' || name === 'header' || name === 'dialog' ? name : 'toast'].$value} {description}
      </Text>
    ))}
  </Stack>
);
