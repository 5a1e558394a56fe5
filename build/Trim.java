/// Removes the native libraries of other platforms from a jar: `Trim JAR FOLDER KEPT…`.
///
/// The database driver includes a library for each of 20 platforms, and an image runs on one.
/// Removes every entry below FOLDER, except those below one of its KEPT subfolders. Fails if a KEPT
/// subfolder is missing, since the jar would not work on that platform.
void main(String[] args) throws IOException {
  var path = Path.of(args[0]);
  String folder = args[1] + "/";
  List<String> kept = Stream.of(args).skip(2).map(each -> folder + each + "/").toList();
  var trimmed = new ByteArrayOutputStream();
  var found = new HashSet<String>();
  try (var jar = new JarFile(path.toFile());
      var out = new JarOutputStream(trimmed)) {
    for (JarEntry entry : Collections.list(jar.entries())) {
      if (entry.isDirectory() || !stays(entry.getName(), folder, kept, found)) {
        continue;
      }
      var copy = new JarEntry(entry.getName());
      copy.setTime(entry.getTime());
      out.putNextEntry(copy);
      jar.getInputStream(entry).transferTo(out);
      out.closeEntry();
    }
  }
  if (found.size() < kept.size()) {
    throw new IOException(path + ": expected libraries in " + kept + ", found them in " + found);
  }
  Files.write(path, trimmed.toByteArray());
}

boolean stays(String name, String folder, List<String> kept, Set<String> found) {
  if (!name.startsWith(folder)) {
    return true;
  }
  for (String each : kept) {
    if (name.startsWith(each)) {
      found.add(each);
      return true;
    }
  }
  return false;
}
