import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;

/// Upgrades the class files of old libraries: `Renew JAR…`.
///
/// Java's class data archive accepts no class compiled for a Java before 7: such classes lack the
/// stack maps that speed up verification, so they are loaded and verified the slow way at every
/// start. The command-line parser is such a library. The instructions stay unchanged; a current
/// compiler would have added the stack maps.
void main(String[] jars) throws IOException {
  for (String jar : jars) {
    renew(Path.of(jar));
  }
}

void renew(Path path) throws IOException {
  var renewed = new ByteArrayOutputStream();
  try (var jar = new JarFile(path.toFile());
      var out = new JarOutputStream(renewed);
      var library = new URLClassLoader(new URL[] {path.toUri().toURL()})) {
    ClassFile files = classFiles(library);
    for (JarEntry entry : Collections.list(jar.entries())) {
      byte[] bytes = jar.getInputStream(entry).readAllBytes();
      var copy = new JarEntry(entry.getName());
      copy.setTime(entry.getTime());
      out.putNextEntry(copy);
      out.write(entry.getName().endsWith(".class") ? renewed(bytes, files) : bytes);
      out.closeEntry();
    }
  }
  Files.write(path, renewed.toByteArray());
}

/// Uses a new constant pool, which forces every method to be written again, with stack maps.
ClassFile classFiles(ClassLoader library) {
  ClassHierarchyResolver types =
      ClassHierarchyResolver.ofResourceParsing(library)
          .orElse(ClassHierarchyResolver.defaultResolver());
  return ClassFile.of(
      ClassFile.ConstantPoolSharingOption.NEW_POOL,
      ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
      ClassFile.ClassHierarchyResolverOption.of(types));
}

byte[] renewed(byte[] bytes, ClassFile files) {
  ClassModel old = files.parse(bytes);
  if (old.majorVersion() >= ClassFile.JAVA_7_VERSION) {
    return bytes;
  }
  ClassTransform transform =
      ClassTransform.transformingMethodBodies((code, element) -> code.with(element))
          .andThen(
              ClassTransform.endHandler(type -> type.withVersion(ClassFile.JAVA_7_VERSION, 0)));
  return files.transformClass(old, transform);
}
