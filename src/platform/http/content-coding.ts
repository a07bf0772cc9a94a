export type ContentCoding = "br" | "gzip";

/** Chooses the best coding that an Accept-Encoding header allows. Undefined means no coding. */
export function chooseCoding(accepted: string | undefined): ContentCoding | undefined {
  const weights = new Map<string, number>();
  for (const item of (accepted ?? "").toLowerCase().split(",")) {
    const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(coding, weight === undefined ? 1 : Number(weight));
  }
  const allowed = (["br", "gzip"] as const).filter((coding) => {
    const weight = weights.get(coding) ?? weights.get("*");
    return weight !== undefined && weight > 0;
  });
  return allowed.sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))[0];
}

/** Whether compression makes content of a media type smaller. */
export function isCompressible(mediaType: string | null | undefined): boolean {
  return /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|wasm|[\w.-]+\+(json|xml))|image\/svg\+xml|font\/(ttf|otf))/i.test(
    mediaType ?? "",
  );
}
