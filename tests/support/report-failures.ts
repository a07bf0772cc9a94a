import { watchTests } from "./report-open-pages.ts";

watchTests();
