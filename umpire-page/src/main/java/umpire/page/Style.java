package umpire.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/// The style of pages: on a light screen, on a dark screen, on paper.
///
/// The colours can be distinguished with any kind of colour vision and have a contrast of at least
/// 3 : 1 to the background; shapes and dashes repeat the distinction.
public final class Style {

  public static final String SHEET =
      """
      :root {
        --ground: #ffffff; --ink: #1b1f24; --quiet: #57606a; --rule: #d3d9e0; --soft: #f4f6f8;
        --s1: #0b63a5; --s2: #c04d00; --s3: #00805d; --s4: #a3437b; --s5: #7a6300; --s6: #4d5560;
      }
      @media screen and (prefers-color-scheme: dark) {
        :root {
          --ground: #14181d; --ink: #e8ebee; --quiet: #a5afba; --rule: #39424d; --soft: #1d232a;
          --s1: #6cb4ee; --s2: #f0954e; --s3: #45c9a0; --s4: #e494c1; --s5: #d9c34e; --s6: #b4bdc7;
        }
      }
      * { box-sizing: border-box; }
      html { background: var(--ground); color: var(--ink); }
      body {
        margin: 0; padding: 2rem 1.25rem 4rem;
        font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans",
          sans-serif;
      }
      main { max-width: 60rem; margin: 0 auto; }
      h1 { font-size: 1.9rem; line-height: 1.2; margin: 0; }
      h2 {
        font-size: 1.2rem; margin: 2.6rem 0 .8rem; padding-top: .7rem;
        border-top: 1px solid var(--rule);
      }
      p, li { max-width: 46rem; }
      .subtitle { color: var(--quiet); margin: .3rem 0 1.4rem; }
      .headline {
        font-size: 1.25rem; line-height: 1.45; margin: 0; padding: .9rem 1.1rem;
        background: var(--soft); border-left: 4px solid var(--s1); max-width: none;
      }
      .headline + .headline { border-top: 1px solid var(--rule); }
      .wide { overflow-x: auto; margin: 0 0 1.2rem; }
      table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
      caption { text-align: left; color: var(--quiet); padding: 0 0 .4rem; }
      th, td { padding: .34rem .9rem .34rem 0; text-align: left; vertical-align: baseline; }
      thead th { font-weight: 600; color: var(--quiet); border-bottom: 1px solid var(--ink); }
      tbody th { font-weight: 500; padding-right: 1.4rem; }
      tbody tr + tr > * { border-top: 1px solid var(--rule); }
      .number { text-align: right; white-space: nowrap; }
      code {
        display: block; font: .86em/1.5 ui-monospace, "SFMono-Regular", Menlo, Consolas,
          "DejaVu Sans Mono", monospace;
        overflow-wrap: anywhere;
      }
      code span { display: inline-block; max-width: 100%; }
      figure { margin: 0 0 1.4rem; max-width: 46rem; }
      figcaption { color: var(--quiet); font-size: .9rem; line-height: 1.4; }
      figure > strong { display: block; font-size: .95rem; font-weight: 600; }
      .many {
        display: grid; gap: 1rem 1.6rem;
        grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
      }
      .many figure { margin: 0; }
      .many figcaption { font-size: .8rem; }
      svg { display: block; width: 100%; height: auto; }
      svg text { font-size: 12px; fill: var(--ink); font-variant-numeric: tabular-nums; }
      svg .name { fill: var(--quiet); }
      svg .start { text-anchor: start; }
      svg .middle { text-anchor: middle; }
      svg .end { text-anchor: end; }
      .axis { stroke: var(--ink); stroke-width: 1; }
      .grid { stroke: var(--rule); stroke-width: 1; }
      .reference { stroke: var(--ink); stroke-width: 1.3; stroke-dasharray: 5 4; }
      .mean { stroke: var(--ink); stroke-width: 1.3; stroke-dasharray: 2 3; }
      .s1 { --colour: var(--s1); --dash: none; }
      .s2 { --colour: var(--s2); --dash: 7 3; }
      .s3 { --colour: var(--s3); --dash: 2 2.5; }
      .s4 { --colour: var(--s4); --dash: 9 3 2 3; }
      .s5 { --colour: var(--s5); --dash: 12 3; }
      .s6 { --colour: var(--s6); --dash: 4 2 1 2; }
      .bar { fill: var(--colour); }
      .tail { fill-opacity: .45; stroke: var(--colour); stroke-dasharray: 2 2; }
      .mark { fill: var(--colour); stroke: var(--ground); stroke-width: 1; }
      .whisker { stroke: var(--colour); stroke-width: 2; }
      .band { fill: var(--colour); fill-opacity: .17; }
      .curve {
        fill: none; stroke: var(--colour); stroke-width: 2; stroke-dasharray: var(--dash);
        stroke-linejoin: round;
      }
      @page { margin: 16mm 14mm; }
      @media print {
        html { font-size: 12px; }
        body { padding: 0; font-size: 1rem; }
        main { max-width: none; }
        .wide { overflow: visible; }
        table { font-size: .88rem; }
        th, td { padding-right: .6rem; }
        thead { display: table-header-group; }
        figure, tr, .headline { break-inside: avoid; }
        h2, caption { break-after: avoid; }
        .many { grid-template-columns: 1fr 1fr; }
        svg, .headline { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      }
      """;

  /// A content security policy that allows this sheet and nothing else.
  public static final String POLICY = "default-src 'none'; style-src 'sha256-" + hash(SHEET) + "'";

  private Style() {}

  private static String hash(String text) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
