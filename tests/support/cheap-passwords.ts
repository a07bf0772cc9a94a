import { randomBytes, scrypt } from "node:crypto";
import type { Accounts } from "../../src/account/accounts.server.ts";

/** Better Auth's own cost is N = 16,384: a tenth of a second of processor time for each password. */
const cost = { N: 16, r: 16, p: 1 };

/** Makes passwords cheap to hash and verify, with the algorithm of Better Auth at a thousandth of its cost. */
export async function makePasswordsCheap({ auth }: Pick<Accounts, "auth">): Promise<void> {
  const { password } = await auth.$context;
  password.hash = async (text) => {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${await keyOf(text, salt)}`;
  };
  password.verify = async ({ hash, password: text }) => {
    const [salt = "", key] = hash.split(":");
    return (await keyOf(text, salt)) === key;
  };
}

function keyOf(text: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(text.normalize("NFKC"), salt, 64, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key.toString("hex"));
    });
  });
}
