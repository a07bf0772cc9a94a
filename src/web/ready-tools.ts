import { allTools } from "../tools/tools.ts";
import { isBuilt } from "./not-built-yet.ts";

/** The slugs of the tools whose page works. */
export const readyTools: readonly string[] = allTools.filter(({ to }) => isBuilt(to)).map(({ slug }) => slug);
