import { expect, test } from 'vitest';
import { formatError } from '../../../engine/core/validation/formats.ts';
import { type Region, regionTree } from '../../../engine/formats/region/web/region-tree.ts';
import { searchWords } from '../../../engine/formats/region/web/search-words.ts';

const pathsOf = (regions: Region[], before = ''): string[] =>
  regions.flatMap(({ value, children }) => [before + value, ...pathsOf(children ?? [], `${before}${value}/`)]);

test('whatever the list of regions offers is a region by the rule, and each is offered once', () => {
  const paths = pathsOf(regionTree());
  expect(paths).toContain('广东省/深圳市/南山区');
  expect(paths.filter((path) => formatError('region', path) !== undefined)).toEqual([]);
  expect(regionTree()).toHaveLength(34);
  expect(paths.length).toBeGreaterThan(3_000);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a region is found by its names, with the words for their levels and without', () => {
  expect(searchWords(['广东省', '深圳市', '南山区'])).toEqual(['广东省深圳市南山区', '广东深圳南山']);
  expect(searchWords(['广西壮族自治区', '南宁市', '横县'])).toEqual(['广西壮族自治区南宁市横县', '广西南宁横县']);
});
