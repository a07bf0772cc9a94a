import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";

/**
 * Returns the milliseconds of processor time of a process with all its threads, or NaN if the system does not report
 * it.
 */
export async function processorMs(pid: number | undefined): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    // These fields follow the name, which may contain anything: state, parent, …; ticks are hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/**
 * Returns the seconds of processor time that the host withheld from this virtual machine since its start, over all
 * processors.
 */
export async function stolenSeconds(): Promise<number> {
  try {
    // "cpu", then user, nice, system, idle, iowait, irq, softirq, steal in hundredths of a second.
    const [all = ""] = (await readFile("/proc/stat", "utf8")).split("\n");
    return Number(all.trim().split(/\s+/)[8]) / 100;
  } catch {
    return Number.NaN;
  }
}

export type BrowserProcess = { type: string; id: number; cpuTime: number };

/** Lists the processes of a browser with the seconds of processor time that each has used. */
export async function browserProcesses(browser: Browser): Promise<BrowserProcess[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo;
}

/** Returns the processor time of all processes of a browser, in milliseconds. */
export async function browserProcessorMs(browser: Browser): Promise<number> {
  const processes = await browserProcesses(browser);
  return processes.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}
