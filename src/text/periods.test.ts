import { expect, test } from "vitest";
import { findPeriods } from "./periods.ts";

const shown = (text: string): string =>
  findPeriods(text)
    .map(({ start, end, isOpen, isSingle }) => (isSingle ? end : `${start}/${isOpen ? "" : end}`))
    .join(" ");

test.each([
  ["03/2019 – 05/2021", "2019-03/2021-05"],
  ["Sept. 2021 – heute", "2021-09/"],
  ["2019/09–至今", "2019-09/"],
  ["2019年9月 – 現在", "2019-09/"],
  ["siječanj 2019. – ožujak 2021.", "2019-01/2021-03"],
  ["มกราคม 2560 – ปัจจุบัน", "2017-01/"],
  ["ม.ค. 2560 – ธ.ค. 2563", "2017-01/2020-12"],
  ["since 2020", "2020/"],
  ["seit März 2020", "2020-03/"],
  ["depuis janvier 2018", "2018-01/"],
  ["od 2016", "2016/"],
  ["from May 2019 to June 2020", "2019-05/2020-06"],
  ["Spring 2021", "2021"],
  ["Sommer 2019 – Winter 2020", "2019/2020"],
  ["WS 2018/19", "2018"],
  ["2015-2019", "2015/2019"],
  ["2015–19", "2015/2019"],
  ["May – Aug 2021", "2021-05/2021-08"],
  ["11/08 — Present", "2008-11/"],
  ["6/03 — 10/08", "2003-06/2008-10"],
  ["24.12.2019 - 01.02.2021", "2019-12/2021-02"],
  ["2013-09 — Present", "2013-09/"],
  ["Jan '19 to Mar '20", "2019-01/2020-03"],
  ["janvier 2018 à mars 2020", "2018-01/2020-03"],
  ["enero de 2018 – marzo de 2020", "2018-01/2020-03"],
  ["٠٣/٢٠١٩ حتى الآن", "2019-03/"],
  ["2011 / 11", "2011-11"],
  ["2019 –", "2019/"],
  ["January 2016", "2016-01"],
])("reads %j", (text, period) => {
  expect(shown(text)).toBe(period);
});

test.each([
  "Cut costs by 2,019 euro",
  "+49 30 2019 334",
  "served 2000000 people",
  "May I help?",
  "room 1204",
  "1234 2019x",
])("finds no period in %j", (text) => {
  expect(findPeriods(text).filter(({ isSingle }) => !isSingle)).toEqual([]);
});

test("says where a period is", () => {
  const [period] = findPeriods("Analyst, 03/2019 – 05/2021, Denver");
  expect(period).toMatchObject({ from: 9, to: 26 });
});
