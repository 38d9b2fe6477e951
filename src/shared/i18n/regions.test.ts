import { expect, test } from 'vitest';
import { regionName } from './regions';

test.each([
  ['GB', 'en-US', 'United Kingdom'],
  ['GB', 'zh-CN', '英国'],
  ['QQ', 'en-US', null],
  ['gb', 'en-US', null],
  ['', 'en-US', null],
  ['<script>', 'en-US', null],
])('the country code "%s" in %s is %s', (code, bcp47, name) => expect(regionName(code, bcp47)).toBe(name));
