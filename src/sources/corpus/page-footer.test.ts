import { expect, test } from "vitest";
import { withoutPageFooter } from "./page-footer.ts";

const advert = "You sell boots and help people to find their size. Pricing of offers is your task.";

test.each([
  "About Us Pricing FAQ Blog Contact Us © 2026 Northbeck Inc.",
  "Jobs Posted 4 View Company Profile Find Good People. Build Teams, Faster Company Learn Pricing Case Studies FAQ OurStory Blog Help Contact Us +1 555 010 000 | help@northbeck.example Address Terms of Service Made with care in Denver © 2026 Northbeck Inc. All right reserved.",
  "\nAbout\nPricing\nHelp\nPrivacy Policy\nCopyright 2026 Northbeck\n",
])("the menu and the copyright notice at the end of a page are removed: %s", (footer) => {
  expect(withoutPageFooter(`${advert} ${footer}`)).toBe(advert);
});

test.each([
  advert,
  `${advert} © 2026 Northbeck Inc. All rights reserved.`,
  `${advert} Contact us for help. © 2026 Northbeck Inc.`,
  `About Pricing FAQ Blog Help. ${advert} You work in a shop of three floors with seven other people. © 2026 Northbeck Inc.`,
  `${advert} About Pricing FAQ Blog Contact Us`,
])("an advert without such a menu is left as it is: %s", (text) => {
  expect(withoutPageFooter(text)).toBe(text);
});
