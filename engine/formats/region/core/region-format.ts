import { texts } from '../../../../generated/words/format-region/region-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';

/**
 * Province, city and district by their names, `广东省/深圳市/南山区`; the last levels may be left out. Names and not codes: they are read as they are
 * in exports, answers and messages, and a filter for the beginning finds all of a province. The list of names is the input's; what is imported may
 * name a district that is younger than the list, in Chinese characters alone: others are not seen, or say something else than they show.
 */
export const regionFormat: FormatType = {
  types: ['string'],
  rule: {
    pattern:
      /^(北京市|天津市|河北省|山西省|内蒙古自治区|辽宁省|吉林省|黑龙江省|上海市|江苏省|浙江省|安徽省|福建省|江西省|山东省|河南省|湖北省|湖南省|广东省|广西壮族自治区|海南省|重庆市|四川省|贵州省|云南省|西藏自治区|陕西省|甘肃省|青海省|宁夏回族自治区|新疆维吾尔自治区|台湾省|香港特别行政区|澳门特别行政区)(\/[\u3400-\u4dbf\u4e00-\u9fff]{1,30}){0,2}$/u,
    allowed: texts.allowed,
  },
  normalize: halfWidthLine,
};
