import { areaList } from '@vant/area-data';

/** A province, city or district with what lies in it. */
export interface Region {
  value: string;
  label: string;
  children?: Region[];
}

/** Returns the provinces of China with their cities and districts, by name. The first two, four and six digits of a code are the levels. */
export function regionTree(): Region[] {
  const districts = grouped(areaList.county_list, 4, () => undefined);
  const cities = grouped(areaList.city_list, 2, (code) => districts.get(code.slice(0, 4)));
  return Object.entries(areaList.province_list).map(([code, name]) => regionOf(name, cities.get(code.slice(0, 2))));
}

function grouped(names: Readonly<Record<string, string>>, digits: number, inside: (code: string) => Region[] | undefined): Map<string, Region[]> {
  const groups = Map.groupBy(Object.entries(names), ([code]) => code.slice(0, digits));
  return new Map([...groups].map(([code, members]) => [code, members.map(([member, name]) => regionOf(name, inside(member)))]));
}

function regionOf(name: string, children: Region[] | undefined): Region {
  return { value: name, label: name, ...(children && { children }) };
}
